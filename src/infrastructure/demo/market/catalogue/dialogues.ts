import type { Author } from '../../../../domain/conversations/Message';
import type { Words } from './Sentence';

interface Line {
  readonly author: Author;
  readonly words: Words;
}

/** The conversations before the first day. Each ends with a message of the support. */
export const firstDialogues: readonly (readonly Line[])[] = [
  [
    {
      author: 'dealer',
      words: {
        en: 'Is the service book complete?',
        de: 'Ist das Scheckheft lückenlos geführt?',
        pl: 'Czy książka serwisowa jest kompletna?',
      },
    },
    {
      author: 'support',
      words: {
        en: 'Yes, the seller has sent us all the stamps. We have added the scans to the photos.',
        de: 'Ja, der Verkäufer hat uns alle Stempel geschickt. Die Scans finden Sie bei den Fotos.',
        pl: 'Tak, sprzedający przesłał wszystkie wpisy. Skany dodaliśmy do zdjęć.',
      },
    },
  ],
  [
    {
      author: 'dealer',
      words: {
        en: 'When can the vehicle be collected?',
        de: 'Wann kann das Fahrzeug abgeholt werden?',
        pl: 'Kiedy można odebrać pojazd?',
      },
    },
    {
      author: 'support',
      words: {
        en: 'The seller is at home on weekdays from 4 pm.',
        de: 'Der Verkäufer ist werktags ab 16 Uhr zu Hause.',
        pl: 'Sprzedający jest w domu w dni robocze od godziny 16.',
      },
    },
    {
      author: 'dealer',
      words: {
        en: 'Thursday would suit us. Thank you!',
        de: 'Donnerstag passt uns. Vielen Dank!',
        pl: 'Czwartek nam odpowiada. Dziękujemy!',
      },
    },
    {
      author: 'support',
      words: {
        en: 'We have passed that on. Please bring a copy of the trade licence.',
        de: 'Wir haben das weitergegeben. Bitte bringen Sie eine Kopie des Gewerbescheins mit.',
        pl: 'Przekazaliśmy tę informację. Prosimy zabrać wydruk z CEIDG lub KRS.',
      },
    },
  ],
  [
    {
      author: 'dealer',
      words: {
        en: 'Would the seller accept our last bid today?',
        de: 'Würde der Verkäufer unser letztes Gebot heute noch annehmen?',
        pl: 'Czy sprzedający przyjmie dziś naszą ostatnią ofertę?',
      },
    },
    {
      author: 'support',
      words: {
        en: 'We have asked and will get back to you before noon.',
        de: 'Wir haben nachgefragt und melden uns noch am Vormittag.',
        pl: 'Zapytaliśmy sprzedającego i odezwiemy się przed południem.',
      },
    },
  ],
  [
    {
      author: 'dealer',
      words: {
        en: 'Are there two keys?',
        de: 'Gibt es zwei Schlüssel?',
        pl: 'Czy są dwa komplety kluczyków?',
      },
    },
    {
      author: 'support',
      words: {
        en: 'Good news: the second key has turned up. It will be handed over with the papers.',
        de: 'Gute Nachricht: Der zweite Schlüssel ist aufgetaucht. Er wird mit den Papieren übergeben.',
        pl: 'Dobra wiadomość: drugi komplet się znalazł. Zostanie przekazany razem z dokumentami.',
      },
    },
  ],
];

/** The default answers of the support, used in turn. */
export const supportAnswers: readonly Words[] = [
  {
    en: 'Thank you for your message. We will ask the seller and get back to you.',
    de: 'Vielen Dank für Ihre Nachricht. Wir fragen beim Verkäufer nach und melden uns.',
    pl: 'Dziękujemy za wiadomość. Zapytamy sprzedającego i odezwiemy się.',
  },
  {
    en: 'The seller confirms the description. Do you need anything else?',
    de: 'Der Verkäufer bestätigt die Angaben in der Beschreibung. Brauchen Sie noch etwas?',
    pl: 'Sprzedający potwierdza opis. Czy potrzebne są jeszcze jakieś informacje?',
  },
  {
    en: 'We have asked for more photos; they will appear in the offer as soon as we receive them.',
    de: 'Wir haben weitere Fotos angefordert. Sie erscheinen im Angebot, sobald sie da sind.',
    pl: 'Poprosiliśmy o dodatkowe zdjęcia. Pojawią się w ogłoszeniu, gdy tylko dotrą.',
  },
  {
    en: 'The seller decides on the price, but a higher bid would certainly help.',
    de: 'Über den Preis entscheidet der Verkäufer, ein höheres Gebot würde aber sicher helfen.',
    pl: 'O cenie decyduje sprzedający, ale wyższa oferta z pewnością pomoże.',
  },
  {
    en: 'A viewing can be arranged on weekdays. Which day would suit you?',
    de: 'Eine Besichtigung ist werktags möglich. Welcher Tag würde Ihnen passen?',
    pl: 'Oględziny są możliwe w dni robocze. Który dzień będzie odpowiedni?',
  },
  {
    en: 'The papers are complete and ready to be handed over.',
    de: 'Die Papiere sind vollständig und liegen zur Übergabe bereit.',
    pl: 'Dokumenty są kompletne i gotowe do przekazania.',
  },
];
