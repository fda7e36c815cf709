/** Whom a candidate in danger is told to call, where the deployment names nobody else. Sources: decision 139. */
export const malaysianContacts = '999 in an emergency, or Befrienders on 03-7627 2929 at any hour'
