/** Whom a candidate in danger is told to call, where the deployment names nobody else. Sources: decision 139. */
export const malaysianContacts =
  "999, Malaysia's emergency number, or Befrienders Kuala Lumpur on 03-7627 2929 at any hour"
