import { observer } from 'mobx-react-lite';
import { PickupTour } from '../../../../application/board/PickupTour';
import { OpenedOffers } from '../../../../application/offers/OpenedOffers';
import { Clock } from '../../../../application/ports/Clock';
import { SessionStore } from '../../../../application/session/SessionStore';
import { sellerName } from '../../../../domain/board/ContentLines';
import type { PaperLanguage } from '../../../../domain/board/PaperLanguage';
import { addressLines, dealerLines } from '../../../../domain/deals/TransportRoute';
import { offerName } from '../../../../domain/offers/Offer';
import { Grid } from '../../../kit/Layout';
import { Text } from '../../../kit/Text';
import { formatIn } from '../../../shared/texts/useFormat';
import { useInjection } from '../../../shared/useInjection';
import type { PlannedDeal } from '../usePlannedDeals';
import * as styles from './Paper.module.css';
import { FillInLines, SignatureLines } from './PickupSheet';

interface AuthorisationProps {
  readonly deal: PlannedDeal;
  readonly language: PaperLanguage;
}

/** Lets the driver pick up one vehicle for the dealer, in the language of the seller. What is not known stays a blank. */
export const Authorisation = observer(function Authorisation({ deal, language }: AuthorisationProps) {
  const words = authorisationWords[language];
  const { date, calendarDate } = formatIn(language);
  const now = useInjection(Clock).deviceNow();
  const { dealer } = useInjection(SessionStore);
  const { driver, car } = useInjection(PickupTour).plan;
  const vin = useInjection(OpenedOffers).detailOf(deal.offer.hashId)?.vehicle?.vin;
  const { offer, seller, date: day } = deal;
  return (
    <Grid as="article" gap={4} breakWords className={styles.sheet} lang={language}>
      <Text as="h3" size="title">
        {words.title}
      </Text>
      <p>{words.text}</p>
      <FillInLines
        lines={[
          [words.dealer, dealerLines(dealer).join(', ')],
          [words.driver, driver],
          [words.identityCard, null],
          [words.car, car],
          [words.vehicle, offerName(offer)],
          [words.number, offer.hashId],
          [words.vin, vin],
          // The server does not know it.
          [words.plate, null],
          [words.seller, [sellerName(seller), ...addressLines(seller)].filter(Boolean).join(', ')],
          [words.day, day && calendarDate(day)],
        ]}
      />
      <p>{words.scope}</p>
      <Text as="p" marginTop={2}>
        {words.made(date(now))}
      </Text>
      <SignatureLines names={[words.signedByDealer, words.signedByDriver]} />
    </Grid>
  );
});

interface AuthorisationWords {
  readonly title: string;
  readonly text: string;
  readonly dealer: string;
  readonly driver: string;
  readonly identityCard: string;
  readonly car: string;
  readonly vehicle: string;
  readonly number: string;
  readonly vin: string;
  readonly plate: string;
  readonly seller: string;
  readonly day: string;
  readonly scope: string;
  readonly signedByDealer: string;
  readonly signedByDriver: string;
  readonly made: (date: string) => string;
}

/** The words of a driver's authorisation. They are no texts of the app, because sellers speak more languages than it. */
const authorisationWords: Readonly<Record<PaperLanguage, AuthorisationWords>> = {
  de: {
    title: 'Abholvollmacht',
    text: 'Hiermit bevollmächtigen wir die unten genannte Person, das folgende Fahrzeug mit Schlüsseln und Papieren beim Verkäufer für uns abzuholen.',
    dealer: 'Käufer',
    driver: 'Fahrer',
    identityCard: 'Ausweis-Nr.',
    car: 'Abholfahrzeug',
    vehicle: 'Fahrzeug',
    number: 'Angebotsnummer',
    vin: 'Fahrgestellnummer (FIN)',
    plate: 'Amtliches Kennzeichen',
    seller: 'Verkäufer',
    day: 'Tag der Abholung',
    scope: 'Die Vollmacht gilt nur für diese Abholung. Bitte lassen Sie sich den Ausweis des Fahrers zeigen.',
    made: date => `Ausgestellt am ${date}`,
    signedByDealer: 'Unterschrift und Stempel des Käufers',
    signedByDriver: 'Unterschrift des Fahrers',
  },
  pl: {
    title: 'Upoważnienie do odbioru pojazdu',
    text: 'Niniejszym upoważniamy wskazaną niżej osobę do odbioru tego pojazdu wraz z kluczykami i dokumentami od sprzedającego w naszym imieniu.',
    dealer: 'Kupujący',
    driver: 'Kierowca',
    identityCard: 'Nr dowodu tożsamości',
    car: 'Pojazd odbierający',
    vehicle: 'Pojazd',
    number: 'Numer oferty',
    vin: 'Numer VIN',
    plate: 'Numer rejestracyjny',
    seller: 'Sprzedający',
    day: 'Dzień odbioru',
    scope: 'Upoważnienie jest ważne tylko dla tego odbioru i za okazaniem dowodu tożsamości kierowcy.',
    made: date => `Wystawiono ${date}`,
    signedByDealer: 'Podpis i pieczęć kupującego',
    signedByDriver: 'Podpis kierowcy',
  },
  en: {
    title: 'Authorisation to collect a vehicle',
    text: 'We authorise the person named below to collect this vehicle from the seller for us, with its keys and papers.',
    dealer: 'Buyer',
    driver: 'Driver',
    identityCard: 'Identity card no.',
    car: 'Collecting vehicle',
    vehicle: 'Vehicle',
    number: 'Offer number',
    vin: 'Chassis number (VIN)',
    plate: 'Number plate',
    seller: 'Seller',
    day: 'Day of collection',
    scope: 'This authorisation is valid for this collection only. Please ask the driver for an identity card.',
    made: date => `Issued on ${date}`,
    signedByDealer: 'Signature and stamp of the buyer',
    signedByDriver: 'Signature of the driver',
  },
  it: {
    title: 'Delega al ritiro di un veicolo',
    text: 'Con la presente deleghiamo la persona indicata di seguito a ritirare per nostro conto presso il venditore il seguente veicolo, completo di chiavi e documenti.',
    dealer: 'Acquirente',
    driver: 'Conducente incaricato',
    identityCard: 'Documento d’identità n.',
    car: 'Mezzo usato per il ritiro',
    vehicle: 'Veicolo',
    number: 'Numero dell’offerta',
    vin: 'Numero di telaio (VIN)',
    plate: 'Targa',
    seller: 'Venditore',
    day: 'Data del ritiro',
    scope:
      'La delega è valida solo per questo ritiro. Si prega di farsi mostrare un documento d’identità del conducente.',
    made: date => `Rilasciata il ${date}`,
    signedByDealer: 'Firma e timbro dell’acquirente',
    signedByDriver: 'Firma del conducente',
  },
  nl: {
    title: 'Machtiging voor het afhalen van een voertuig',
    text: 'Hierbij machtigen wij de hieronder genoemde persoon om het volgende voertuig, met sleutels en papieren, namens ons bij de verkoper af te halen.',
    dealer: 'Koper',
    driver: 'Bestuurder',
    identityCard: 'Nr. identiteitsbewijs',
    car: 'Voertuig voor het afhalen',
    vehicle: 'Voertuig',
    number: 'Nummer van het aanbod',
    vin: 'Chassisnummer (VIN)',
    plate: 'Kenteken',
    seller: 'Verkoper',
    day: 'Datum van afhalen',
    scope:
      'Deze machtiging geldt alleen voor deze afhaling. Laat u de identiteitskaart of het paspoort van de bestuurder tonen.',
    made: date => `Afgegeven op ${date}`,
    signedByDealer: 'Handtekening en stempel van de koper',
    signedByDriver: 'Handtekening van de bestuurder',
  },
};
