import type { PaperLanguage } from '../../../domain/board/PaperLanguage';
import type { LineState, Signer } from '../../../domain/handover/Handover';
import type { LineFact } from '../../../domain/handover/Statement';

/** The facts that can be lines of a handover. */
export type CheckedFact = Extract<
  LineFact,
  | 'vin'
  | 'plate'
  | 'totalMileage'
  | 'operatingHours'
  | 'firstRegistration'
  | 'keyCount'
  | 'registration'
  | 'title'
  | 'serviceBooklet'
  | 'inspection'
  | 'frontTire'
  | 'rearTire'
  | 'tyres'
  | 'gasTest'
  | 'dampTest'
  | 'pto'
  | 'roadworthy'
  | 'damaged'
  | 'accident'
  | 'condition'
  | 'dropped'
  | 'financed'
>;

export interface HandoverWords {
  readonly facts: Readonly<Record<CheckedFact | 'remark', string>>;
  /** The words of the codes that the server sends. */
  readonly values: Readonly<Record<string, string>>;
  readonly wornTyre: string;
  readonly yes: string;
  readonly no: string;
  readonly states: Readonly<Record<LineState, string>>;
  readonly title: string;
  readonly number: string;
  readonly vehicle: string;
  readonly signers: Readonly<Record<Signer, string>>;
  readonly place: string;
  readonly made: string;
  readonly seen: string;
  readonly line: string;
  readonly stated: string;
  readonly foundOut: string;
  readonly now: string;
  readonly photos: string;
  readonly photo: string;
  readonly signatureOf: Readonly<Record<Signer, string>>;
  readonly onPaper: string;
  readonly notSigned: string;
  readonly missing: string;
  readonly noClaim: string;
  readonly page: string;
}

/** The words of a record on paper, and of its lines on the screen. They are no texts of the app, because sellers speak more languages than it. */
export const handoverWords: Readonly<Record<PaperLanguage, HandoverWords>> = {
  de: {
    facts: {
      vin: 'Fahrgestellnummer (FIN)',
      plate: 'Kennzeichen',
      totalMileage: 'Kilometerstand',
      operatingHours: 'Betriebsstunden',
      firstRegistration: 'Erstzulassung',
      keyCount: 'Anzahl der Schlüssel',
      registration: 'Zulassungsbescheinigung Teil I',
      title: 'Zulassungsbescheinigung Teil II',
      serviceBooklet: 'Scheckheft',
      inspection: 'Hauptuntersuchung (HU) und ihr Datum',
      frontTire: 'Vorderreifen',
      rearTire: 'Hinterreifen',
      tyres: 'Reifen',
      gasTest: 'Gasprüfung (G 607) und ihr Datum',
      dampTest: 'Dichtigkeitsprüfung',
      pto: 'Zapfwelle',
      roadworthy: 'Fahrbereit',
      damaged: 'Beschädigt',
      accident: 'Unfall',
      condition: 'Zustand',
      dropped: 'Umfaller / Sturzschaden',
      financed: 'Noch finanziert',
      remark: 'Angabe des Verkäufers',
    },
    values: {
      not_run: 'nicht geführt',
      existing: 'vorhanden',
      run: 'gepflegt',
      digitally_run: 'digital geführt',
      bad: 'schlecht',
      very_well: 'sehr gut',
      care: 'aufbereitungsbedürftig',
      tatty: 'stark verbraucht',
    },
    wornTyre: 'abgefahren oder älter als 6\u00a0Jahre',
    yes: 'ja',
    no: 'nein',
    states: { asStated: 'wie angegeben', differs: 'weicht ab', found: 'festgestellt', notChecked: 'nicht geprüft' },
    title: 'Übergabeprotokoll',
    number: 'Angebotsnummer',
    vehicle: 'Fahrzeug',
    signers: { dealer: 'Händler', seller: 'Verkäufer' },
    place: 'Ort',
    made: 'Erstellt',
    seen: 'Angaben vom',
    line: 'Punkt',
    stated: 'Angegeben',
    foundOut: 'Bei der Übergabe',
    now: 'später geändert in',
    photos: 'Fotos',
    photo: 'Foto',
    signatureOf: { dealer: 'Unterschrift des Händlers', seller: 'Unterschrift des Verkäufers' },
    onPaper: 'Auf Papier unterschrieben',
    notSigned: 'Nicht unterschrieben',
    missing: 'Keine Unterschrift',
    noClaim: 'Dieses Protokoll begründet weder Ansprüche noch Fristen. Sie stehen im Vertrag.',
    page: 'Seite',
  },
  pl: {
    facts: {
      vin: 'Numer VIN',
      plate: 'Numer rejestracyjny',
      totalMileage: 'Przebieg',
      operatingHours: 'Motogodziny',
      firstRegistration: 'Pierwsza rejestracja',
      keyCount: 'Liczba kluczyków',
      registration: 'Dowód rejestracyjny',
      title: 'Karta pojazdu / dokument własności',
      serviceBooklet: 'Książka serwisowa',
      inspection: 'Badanie techniczne i jego data',
      frontTire: 'Opona przednia',
      rearTire: 'Opona tylna',
      tyres: 'Opony',
      gasTest: 'Badanie instalacji gazowej (G 607) i jego data',
      dampTest: 'Badanie szczelności',
      pto: 'Wał odbioru mocy (WOM)',
      roadworthy: 'Jeżdżący, sprawny',
      damaged: 'Uszkodzony',
      accident: 'Wypadek',
      condition: 'Stan',
      dropped: 'Ślady przewrócenia',
      financed: 'W kredycie lub leasingu',
      remark: 'Informacja sprzedającego',
    },
    values: {
      not_run: 'nieprowadzona',
      existing: 'jest',
      run: 'prowadzona',
      digitally_run: 'prowadzona cyfrowo',
      bad: 'słaby',
      very_well: 'bardzo dobry',
      care: 'wymaga nakładów',
      tatty: 'wyeksploatowany',
    },
    wornTyre: 'zużyta lub starsza niż 6\u00a0lat',
    yes: 'tak',
    no: 'nie',
    states: { asStated: 'zgodne', differs: 'niezgodne', found: 'stwierdzono', notChecked: 'nie sprawdzono' },
    title: 'Protokół odbioru',
    number: 'Numer ogłoszenia',
    vehicle: 'Pojazd',
    signers: { dealer: 'Kupujący', seller: 'Sprzedający' },
    place: 'Miejsce',
    made: 'Sporządzono',
    seen: 'Dane z',
    line: 'Pozycja',
    stated: 'Podano',
    foundOut: 'Przy odbiorze',
    now: 'później zmieniono na',
    photos: 'Zdjęcia',
    photo: 'Zdjęcie',
    signatureOf: { dealer: 'Podpis kupującego', seller: 'Podpis sprzedającego' },
    onPaper: 'Podpisano na papierze',
    notSigned: 'Nie podpisano',
    missing: 'Brak podpisu',
    noClaim: 'Protokół nie ustanawia roszczeń ani terminów. Określa je umowa.',
    page: 'Strona',
  },
  en: {
    facts: {
      vin: 'VIN',
      plate: 'Number plate',
      totalMileage: 'Mileage',
      operatingHours: 'Operating hours',
      firstRegistration: 'First registration',
      keyCount: 'Number of keys',
      registration: 'Registration document',
      title: 'Title',
      serviceBooklet: 'Service book',
      inspection: 'Technical inspection and its date',
      frontTire: 'Front tyre',
      rearTire: 'Rear tyre',
      tyres: 'Tyres',
      gasTest: 'Gas test (G 607) and its date',
      dampTest: 'Damp test',
      pto: 'Power take-off (PTO)',
      roadworthy: 'Roadworthy',
      damaged: 'Damaged',
      accident: 'Accident',
      condition: 'Condition',
      dropped: 'Dropped',
      financed: 'Still financed',
      remark: 'Remark of the seller',
    },
    values: {
      not_run: 'not kept',
      existing: 'available',
      run: 'kept up to date',
      digitally_run: 'kept digitally',
      bad: 'poor',
      very_well: 'very good',
      care: 'needs attention',
      tatty: 'worn',
    },
    wornTyre: 'worn or older than 6\u00a0years',
    yes: 'yes',
    no: 'no',
    states: { asStated: 'as stated', differs: 'differs', found: 'found', notChecked: 'not checked' },
    title: 'Record of the handover',
    number: 'Offer number',
    vehicle: 'Vehicle',
    signers: { dealer: 'Dealer', seller: 'Seller' },
    place: 'Place',
    made: 'Made on',
    seen: 'Statements of',
    line: 'Line',
    stated: 'Stated',
    foundOut: 'At the handover',
    now: 'changed later to',
    photos: 'Photos',
    photo: 'Photo',
    signatureOf: { dealer: 'Signature of the dealer', seller: 'Signature of the seller' },
    onPaper: 'Signed on paper',
    notSigned: 'Not signed',
    missing: 'No signature',
    noClaim: 'This record establishes no claims and no deadlines. The contract has them.',
    page: 'Page',
  },
  it: {
    facts: {
      vin: 'Numero di telaio (VIN)',
      plate: 'Targa',
      totalMileage: 'Chilometraggio',
      operatingHours: 'Ore di lavoro',
      firstRegistration: 'Prima immatricolazione',
      keyCount: 'Numero di chiavi',
      registration: 'Carta di circolazione',
      title: 'Certificato di proprietà',
      serviceBooklet: 'Libretto di manutenzione',
      inspection: 'Revisione e sua data',
      frontTire: 'Pneumatico anteriore',
      rearTire: 'Pneumatico posteriore',
      tyres: 'Pneumatici',
      gasTest: 'Controllo impianto gas (G 607) e sua data',
      dampTest: 'Prova di tenuta all’acqua',
      pto: 'Presa di forza',
      roadworthy: 'Marciante',
      damaged: 'Danneggiato',
      accident: 'Incidente',
      condition: 'Stato',
      dropped: 'Caduta',
      financed: 'Ancora finanziato',
      remark: 'Indicazione del venditore',
    },
    values: {
      not_run: 'non tenuto',
      existing: 'presente',
      run: 'aggiornato',
      digitally_run: 'tenuto in digitale',
      bad: 'cattivo',
      very_well: 'molto buono',
      care: 'da curare',
      tatty: 'usurato',
    },
    wornTyre: 'usurato o con più di 6\u00a0anni',
    yes: 'sì',
    no: 'no',
    states: { asStated: 'come indicato', differs: 'difforme', found: 'rilevato', notChecked: 'non verificato' },
    title: 'Verbale di consegna',
    number: 'Numero dell’offerta',
    vehicle: 'Veicolo',
    signers: { dealer: 'Acquirente', seller: 'Venditore' },
    place: 'Luogo',
    made: 'Redatto il',
    seen: 'Indicazioni del',
    line: 'Voce',
    stated: 'Indicato',
    foundOut: 'Alla consegna',
    now: 'poi modificato in',
    photos: 'Foto',
    photo: 'Foto',
    signatureOf: { dealer: 'Firma dell’acquirente', seller: 'Firma del venditore' },
    onPaper: 'Firmato su carta',
    notSigned: 'Non firmato',
    missing: 'Nessuna firma',
    noClaim: 'Il presente verbale non fonda diritti né termini. Essi risultano dal contratto.',
    page: 'Pagina',
  },
  nl: {
    facts: {
      vin: 'Chassisnummer (VIN)',
      plate: 'Kenteken',
      totalMileage: 'Kilometerstand',
      operatingHours: 'Bedrijfsuren',
      firstRegistration: 'Eerste toelating',
      keyCount: 'Aantal sleutels',
      registration: 'Kentekenbewijs',
      title: 'Eigendomsbewijs',
      serviceBooklet: 'Onderhoudsboekje',
      inspection: 'Keuring (apk) en datum',
      frontTire: 'Voorband',
      rearTire: 'Achterband',
      tyres: 'Banden',
      gasTest: 'Gaskeuring (G 607) en datum',
      dampTest: 'Vochtmeting',
      pto: 'Aftakas',
      roadworthy: 'Rijklaar',
      damaged: 'Beschadigd',
      accident: 'Ongeval',
      condition: 'Staat',
      dropped: 'Omgevallen',
      financed: 'Nog gefinancierd',
      remark: 'Opgave van de verkoper',
    },
    values: {
      not_run: 'niet bijgehouden',
      existing: 'aanwezig',
      run: 'bijgehouden',
      digitally_run: 'digitaal bijgehouden',
      bad: 'slecht',
      very_well: 'zeer goed',
      care: 'onderhoud nodig',
      tatty: 'versleten',
    },
    wornTyre: 'versleten of ouder dan 6\u00a0jaar',
    yes: 'ja',
    no: 'nee',
    states: {
      asStated: 'zoals opgegeven',
      differs: 'wijkt af',
      found: 'vastgesteld',
      notChecked: 'niet gecontroleerd',
    },
    title: 'Overdrachtsprotocol',
    number: 'Nummer van het aanbod',
    vehicle: 'Voertuig',
    signers: { dealer: 'Koper', seller: 'Verkoper' },
    place: 'Plaats',
    made: 'Opgemaakt op',
    seen: 'Opgave van',
    line: 'Punt',
    stated: 'Opgegeven',
    foundOut: 'Bij de overdracht',
    now: 'later gewijzigd in',
    photos: 'Foto’s',
    photo: 'Foto',
    signatureOf: { dealer: 'Handtekening van de koper', seller: 'Handtekening van de verkoper' },
    onPaper: 'Op papier ondertekend',
    notSigned: 'Niet ondertekend',
    missing: 'Geen handtekening',
    noClaim: 'Dit protocol schept geen rechten en geen termijnen. Die staan in het contract.',
    page: 'Pagina',
  },
};
