/** Words of names and around them, as parts of a regular expression. */
export const nameWords = {
  /** Parts of a name that are not capitalised. */
  particles: 'bin|binti|bt|bte|b|a/l|a/p|s/o|d/o|al|el|de|da|di|van|von|der|den|la|le|ibn|anak|@',
  /** Parts that stay in lower case when a name in capitals is rewritten. */
  small: 'bin|binti|bt|a/l|a/p|s/o|d/o|de|van|von|der',
  /** A line with one of these words is not a name. */
  never:
    'curriculum|vitae|lebenslauf|riwayat hidup|简历|履历|resume|résumé|\\bcv\\b|page|profile|confidential|personal|linkedin|github|website|portfolio|menu|biodata|butiran|^(?:e-?mail|emel|phone|telefon|telephone|mobile|address|alamat|location|lokasi|contact|hubungi)$',
} as const
