const tags =
  'a|abbr|audio|b|blockquote|body|br|button|code|div|em|embed|form|h[1-6]|head|html|i|iframe|img|input|li|link|meta|object|ol|p|pre|script|span|strong|style|sub|sup|svg|table|td|th|tr|u|ul|video|speak|break|prosody|say-as|phoneme|voice|emphasis|mark|amazon:[a-z-]+'

/** What a voice cannot say: links, addresses, tags and other markup. */
export const markup: readonly RegExp[] = [
  new RegExp(`<\\s*/?\\s*(?:${tags})(?:\\s[^>]*)?/?>`, 'iu'),
  /<\/?(?:candidate|answer|system|cv|assistant|user|instructions?|im_start|im_end|\|[a-z_]+\|)[^>]*>/iu,
  /(?:^|\s)\*[^\s*][^*]*\*(?:\s|$|[.,!?])/u,
  /:\s*[-*•]\s\S/u,
  /\b[a-z][a-z0-9+.-]*:\/\//iu,
  /\b(?:javascript|data|mailto|tel):\S/iu,
  /\bwww\s*(?:\.|\bdot\b)/iu,
  /\b(?:https?|hxxps?)\b\s*(?::|colon)/iu,
  // A host name alone can be a product ("Socket.io"); with a path, or after "visit" or "open", it is a link.
  /\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}\/\S/iu,
  /\b(?:visit|go to|click|open|see|check out|browse|navigate to|log in (?:at|to)|sign in (?:at|to)|register at|download|apply at|upload)\b[^.?!]{0,40}\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\s?(?:\.|\sdot\s)\s?(?:com|net|org|io|ai|my|dev|xyz|ru|cn|info|biz|co|app|link|me|sg|site|online|example|test)\b/iu,
  // A spoken host name.
  /\b[a-z0-9-]+\sdot\s(?:com|net|org|io|ai|my|dev|info|biz|co|app|link|me|sg|site|online)\b/iu,
  /\bclick (?:here|this|the link|on)\b/iu,
  /[\w.+-]+\s?(?:@|\(at\)|\[at\])\s?[\w-]+\s?(?:\.|\(dot\)|\[dot\])\s?[a-z]{2,}/iu,
  /\b(?:call|phone|text|whatsapp|message|telegram|wechat)\b[^.?!]{0,25}\+?\d[\d\s-]{6,}\d/iu,
  /\]\s*\(|\*\*|__\w|```|`|~~|^\s*#{1,6}\s|^\s*[-*•]\s|\n\s*[-*•#>]|\|\s*-{3}|\{\{|\}\}|\$\{|&(?:lt|gt|amp|quot|#\d+);|\\n|\\u[0-9a-f]{4}/imu,
  /["{]\s*(?:next|say|about|close|end|score|done|role|content|system)"?\s*:/iu,
  /\[(?:inst|system|end|score|laughs?|music|applause|redacted|[A-Z_]{4,})[^\]]*\]/iu,
  /<\|/u,
]
