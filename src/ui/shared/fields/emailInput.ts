/**
 * The attributes of a field for an e-mail address. It is a text field, because the value of `type="email"` is not what was
 * typed: Chromium writes a domain with an umlaut in Punycode.
 */
export const emailInput = {
  type: 'text',
  inputMode: 'email',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const;
