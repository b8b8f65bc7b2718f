import type { Words } from './Sentence';

export type Refusal = keyof typeof refusalTexts;

/** The texts of the market's refusals. `{amount}` is replaced by an amount of money. */
export const refusalTexts = {
  offerTooLow: {
    en: 'Your bid is too low. The minimum is {amount}.',
    de: 'Ihr Gebot ist zu niedrig. Das Mindestgebot beträgt {amount}.',
    pl: 'Oferta jest za niska. Minimalna oferta to {amount}.',
  },
  offerClosed: {
    en: 'This offer is closed.',
    de: 'Dieses Angebot ist beendet.',
    pl: 'To ogłoszenie jest już zakończone.',
  },
  noFixedPrice: {
    en: 'This offer has no buy-now price.',
    de: 'Dieses Angebot hat keinen Sofortkaufpreis.',
    pl: 'W tym ogłoszeniu nie ma ceny „kup teraz”.',
  },
  testAccess: {
    en: 'You cannot bid or buy with test access.',
    de: 'Mit Ihrem Testzugang können Sie weder bieten noch kaufen.',
    pl: 'Z dostępem testowym nie można składać ofert ani kupować.',
  },
  noTransport: {
    en: 'No transport is offered for this vehicle.',
    de: 'Für dieses Fahrzeug wird kein Transport angeboten.',
    pl: 'Dla tego pojazdu transport nie jest dostępny.',
  },
  transportOrdered: {
    en: 'The transport has already been ordered.',
    de: 'Der Transport ist bereits beauftragt.',
    pl: 'Transport został już zamówiony.',
  },
  pickedUp: {
    en: 'The vehicle has already been picked up.',
    de: 'Das Fahrzeug wurde bereits abgeholt.',
    pl: 'Pojazd został już odebrany.',
  },
  blankMessage: {
    en: 'A message cannot be empty.',
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
    de: 'Das aktuelle Passwort ist nicht korrekt.',
    pl: 'Obecne hasło jest nieprawidłowe.',
  },
  passwordTooWeak: {
    en: 'The password does not meet the requirements.',
    de: 'Das Passwort erfüllt die Anforderungen nicht.',
    pl: 'Hasło nie spełnia wymagań.',
  },
  /** Must not reveal whether an account with this address exists. */
  linkNotSent: {
    en: 'The link could not be sent.',
    de: 'Der Link konnte nicht gesendet werden.',
    pl: 'Nie udało się wysłać linku.',
  },
  linkExpired: {
    en: 'This link is no longer valid.',
    de: 'Dieser Link ist nicht mehr gültig.',
    pl: 'Ten link stracił ważność.',
  },
  blank: {
    en: 'This field is required.',
    de: 'Diese Angabe ist erforderlich.',
    pl: 'To pole jest wymagane.',
  },
  noSuchBrand: {
    en: 'This brand does not exist.',
    de: 'Diese Marke gibt es nicht.',
    pl: 'Nie ma takiej marki.',
  },
  noSuchRenderKey: {
    en: 'This HTML template does not exist.',
    de: 'Diese HTML-Vorlage gibt es nicht.',
    pl: 'Nie ma takiego szablonu HTML.',
  },
  noSuchTemplate: {
    en: 'This template does not exist.',
    de: 'Diese Vorlage gibt es nicht.',
    pl: 'Nie ma takiego szablonu.',
  },
} as const satisfies Readonly<Record<string, Words>>;
