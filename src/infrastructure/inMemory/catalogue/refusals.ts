import type { Words } from './Words';

export type Refusal = keyof typeof refusals;

/** What the market says to what it refuses. `{amount}` stands for money. */
export const refusals = {
  offerTooLow: {
    en: 'The offer is too low. The minimum is {amount}.',
    de: 'Das Gebot ist zu niedrig. Das Mindestgebot beträgt {amount}.',
    pl: 'Oferta jest za niska. Minimum wynosi {amount}.',
  },
  offerClosed: {
    en: 'This offer is closed.',
    de: 'Dieses Angebot ist geschlossen.',
    pl: 'To ogłoszenie jest już zamknięte.',
  },
  noFixedPrice: {
    en: 'This offer has no fixed price.',
    de: 'Dieses Angebot hat keinen Sofortkaufpreis.',
    pl: 'W tym ogłoszeniu nie ma ceny „kup teraz”.',
  },
  testAccess: {
    en: 'With test access nothing can be bid or bought.',
    de: 'Mit einem Testzugang kann weder geboten noch gekauft werden.',
    pl: 'Z dostępem testowym nie można składać ofert ani kupować.',
  },
  noTransport: {
    en: 'No transport is offered for this vehicle.',
    de: 'Für dieses Fahrzeug wird kein Transport angeboten.',
    pl: 'Dla tego pojazdu transport nie jest dostępny.',
  },
  transportOrdered: {
    en: 'The transport has been ordered already.',
    de: 'Der Transport ist bereits bestellt.',
    pl: 'Transport został już zamówiony.',
  },
  pickedUp: {
    en: 'The vehicle has been picked up already.',
    de: 'Das Fahrzeug wurde bereits abgeholt.',
    pl: 'Pojazd został już odebrany.',
  },
  blankMessage: {
    en: 'A message cannot be blank.',
    de: 'Eine Nachricht darf nicht leer sein.',
    pl: 'Wiadomość nie może być pusta.',
  },
  sellModuleLocked: {
    en: 'The sell module is not unlocked.',
    de: 'Das Verkaufsmodul ist nicht freigeschaltet.',
    pl: 'Moduł sprzedaży nie jest odblokowany.',
  },
  notAnIban: {
    en: 'This is not a valid IBAN.',
    de: 'Das ist keine gültige IBAN.',
    pl: 'To nie jest prawidłowy numer IBAN.',
  },
  notAnImage: {
    en: 'This is not an image.',
    de: 'Das ist kein Bild.',
    pl: 'To nie jest obraz.',
  },
  currentPasswordWrong: {
    en: 'The current password is not correct.',
    de: 'Das aktuelle Passwort ist nicht richtig.',
    pl: 'Obecne hasło jest nieprawidłowe.',
  },
  passwordTooWeak: {
    en: 'The password does not meet the requirements.',
    de: 'Das Passwort erfüllt die Anforderungen nicht.',
    pl: 'Hasło nie spełnia wymagań.',
  },
  noSuchAccount: {
    en: 'There is no account with this email.',
    de: 'Zu dieser E-Mail-Adresse gibt es kein Konto.',
    pl: 'Nie ma konta z tym adresem e-mail.',
  },
  linkExpired: {
    en: 'This link is no longer valid.',
    de: 'Dieser Link ist nicht mehr gültig.',
    pl: 'Ten link stracił ważność.',
  },
  blank: {
    en: 'This cannot be blank.',
    de: 'Diese Angabe darf nicht fehlen.',
    pl: 'To pole nie może być puste.',
  },
  noSuchBrand: {
    en: 'There is no such brand.',
    de: 'Diese Marke gibt es nicht.',
    pl: 'Nie ma takiej marki.',
  },
  noSuchRenderKey: {
    en: 'There is no such HTML template.',
    de: 'Diese HTML-Vorlage gibt es nicht.',
    pl: 'Nie ma takiego szablonu HTML.',
  },
  noSuchTemplate: {
    en: 'There is no such template.',
    de: 'Diese Vorlage gibt es nicht.',
    pl: 'Nie ma takiego szablonu.',
  },
} as const satisfies Readonly<Record<string, Words>>;
