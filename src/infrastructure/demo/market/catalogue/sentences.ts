import type { Sentence } from './Sentence';

/** Every sentence ends with a full stop and contains no other, so that a comment can be split into its sentences. */
export const sentences: readonly Sentence[] = [
  {
    topic: 'opening',
    words: {
      de: 'Zum Verkauf steht ein gepflegtes Fahrzeug aus privater Hand.',
      pl: 'Na sprzedaż zadbany pojazd z prywatnych rąk.',
      en: 'Well-kept vehicle for sale by its private owner.',
      it: 'Vendo veicolo ben tenuto da proprietario privato.',
      nl: 'Te koop: een goed onderhouden voertuig van een particulier.',
    },
  },
  {
    topic: 'opening',
    words: {
      de: 'Verkauf wegen Neuanschaffung.',
      pl: 'Sprzedaję z powodu zakupu nowego pojazdu.',
      en: 'Selling because I bought a new one.',
      it: 'Vendo per passaggio a un mezzo nuovo.',
      nl: 'Verkoop wegens aanschaf van een nieuw voertuig.',
    },
  },
  {
    topic: 'opening',
    words: {
      de: 'Ich verkaufe schweren Herzens, weil die Zeit dafür fehlt.',
      pl: 'Sprzedaję z ciężkim sercem, bo brakuje mi czasu.',
      en: 'A reluctant sale, as I no longer have the time.',
      it: 'Vendo a malincuore perché non ho più tempo.',
      nl: 'Ik verkoop met pijn in het hart, omdat de tijd ontbreekt.',
    },
  },
  {
    topic: 'mileage',
    words: {
      de: 'Der Kilometerstand von {number} km ist belegt.',
      pl: 'Przebieg {number} km jest udokumentowany.',
      en: 'The mileage of {number} km is documented.',
      it: 'I {number} km percorsi sono documentati.',
      nl: 'De kilometerstand van {number} km is aantoonbaar.',
    },
  },
  {
    topic: 'mileage',
    words: {
      de: 'Erst {number} km gelaufen, meist auf Landstraßen.',
      pl: 'Przejechane tylko {number} km, głównie poza miastem.',
      en: 'Only {number} km so far, mostly on country roads.',
      it: 'Solo {number} km, quasi tutti su strade extraurbane.',
      nl: 'Pas {number} km gereden, vooral op buitenwegen.',
    },
  },
  {
    topic: 'hours',
    words: {
      de: 'Die Maschine hat {number} Betriebsstunden.',
      pl: 'Maszyna przepracowała {number} motogodzin.',
      en: 'The machine has {number} operating hours.',
      it: 'La macchina ha {number} ore di lavoro.',
      nl: 'De machine heeft {number} draaiuren.',
    },
  },
  {
    topic: 'service',
    words: {
      de: 'Alle Inspektionen wurden in der Fachwerkstatt gemacht.',
      pl: 'Wszystkie przeglądy wykonano w autoryzowanym serwisie.',
      en: 'All services were done by a specialist workshop.',
      it: 'Tutti i tagliandi sono stati fatti in officina specializzata.',
      nl: 'Alle beurten zijn door een erkende werkplaats uitgevoerd.',
    },
  },
  {
    topic: 'service',
    words: {
      de: 'Öl, Filter und Bremsflüssigkeit sind frisch gewechselt.',
      pl: 'Olej, filtry i płyn hamulcowy świeżo po wymianie.',
      en: 'Oil, filters and brake fluid have just been changed.',
      it: 'Olio, filtri e liquido freni appena sostituiti.',
      nl: 'Olie, filters en remvloeistof zijn pas vervangen.',
    },
  },
  {
    topic: 'service',
    only: ['Camper'],
    words: {
      de: 'Die Dichtigkeitsprüfung ist lückenlos nachweisbar.',
      pl: 'Kontrole szczelności są w pełni udokumentowane.',
      en: 'All damp checks are documented.',
      it: 'I controlli di tenuta sono documentati senza interruzioni.',
      nl: 'De vochtcontroles zijn volledig gedocumenteerd.',
    },
  },
  {
    topic: 'good',
    words: {
      de: 'Unfallfrei und immer in der Garage gestanden.',
      pl: 'Bezwypadkowy, zawsze garażowany.',
      en: 'No accidents and always kept in a garage.',
      it: 'Mai incidentato e sempre tenuto in garage.',
      nl: 'Schadevrij en altijd binnen gestald.',
    },
  },
  {
    topic: 'good',
    words: {
      de: 'Technisch und optisch ohne Mängel.',
      pl: 'Stan techniczny i wizualny bez zastrzeżeń.',
      en: 'No mechanical or cosmetic faults.',
      it: 'Nessun difetto, né meccanico né estetico.',
      nl: 'Technisch en optisch zonder gebreken.',
    },
  },
  {
    topic: 'good',
    only: ['Motorbike'],
    words: {
      de: 'Nie auf der Rennstrecke und nie bei Regen gefahren.',
      pl: 'Nigdy nie jeździł po torze ani w deszczu.',
      en: 'Never ridden on a track or in the rain.',
      it: 'Mai usata in pista né sotto la pioggia.',
      nl: 'Nooit op het circuit of in de regen gereden.',
    },
  },
  {
    topic: 'damage',
    words: {
      de: 'Es gibt einen Schaden an der Verkleidung, siehe Fotos.',
      pl: 'Uszkodzenie obudowy widoczne na zdjęciach.',
      en: 'Damage to the bodywork, see photos.',
      it: 'Presenta un danno alla carrozzeria, vedi foto.',
      nl: 'Er is schade aan de bekleding, zie de foto’s.',
    },
  },
  {
    topic: 'damage',
    words: {
      de: 'Kratzer auf der rechten Seite nach einem Umfaller.',
      pl: 'Po przewróceniu są rysy po prawej stronie.',
      en: 'Scratches on the right side after a fall.',
      it: 'Dopo una caduta ci sono graffi sul lato destro.',
      nl: 'Na een val zitten er krassen op de rechterkant.',
    },
  },
  {
    topic: 'extra',
    only: ['Motorbike'],
    words: {
      de: 'Koffer, Heizgriffe und Hauptständer gehören dazu.',
      pl: 'W zestawie kufry, podgrzewane manetki i stopka centralna.',
      en: 'Panniers, heated grips and a centre stand are included.',
      it: 'Comprende valigie, manopole riscaldate e cavalletto centrale.',
      nl: 'Inclusief koffers, handvatverwarming en middenbok.',
    },
  },
  {
    topic: 'extra',
    only: ['Motorbike'],
    words: {
      de: 'Sportauspuff mit ABE, der originale liegt bei.',
      pl: 'Sportowy wydech z homologacją, oryginalny w zestawie.',
      en: 'Approved sports exhaust, original included.',
      it: 'Scarico sportivo omologato, originale incluso.',
      nl: 'Sportuitlaat met keuring, de originele wordt meegeleverd.',
    },
  },
  {
    topic: 'extra',
    only: ['Camper'],
    words: {
      de: 'Mit Markise, Solaranlage und Fahrradträger.',
      pl: 'Z markizą, panelem słonecznym i bagażnikiem na rowery.',
      en: 'With awning, solar panel and bicycle carrier.',
      it: 'Con tendalino, pannello solare e portabici.',
      nl: 'Met luifel, zonnepaneel en fietsendrager.',
    },
  },
  {
    topic: 'extra',
    only: ['AgriculturalMachine'],
    words: {
      de: 'Mit Druckluftanlage, Klimaanlage und Lenksystem.',
      pl: 'Z instalacją pneumatyczną, klimatyzacją i systemem prowadzenia.',
      en: 'With air brakes, air conditioning and guidance system.',
      it: 'Con impianto pneumatico, aria condizionata e guida satellitare.',
      nl: 'Met luchtdrukremmen, airconditioning en stuursysteem.',
    },
  },
  {
    topic: 'extra',
    only: ['AgriculturalMachine'],
    words: {
      de: 'Die Reifen wurden vor {number} Betriebsstunden erneuert.',
      pl: 'Opony wymieniono {number} motogodzin temu.',
      en: 'The tyres were renewed {number} operating hours ago.',
      it: 'Gomme sostituite {number} ore fa.',
      nl: 'De banden zijn {number} uur geleden vernieuwd.',
    },
  },
  {
    topic: 'closing',
    words: {
      de: 'Besichtigung nach Absprache jederzeit möglich.',
      pl: 'Oględziny możliwe po wcześniejszym umówieniu.',
      en: 'Can be viewed at any time by appointment.',
      it: 'Visibile in qualsiasi momento previo appuntamento.',
      nl: 'Bezichtiging is na afspraak altijd mogelijk.',
    },
  },
  {
    topic: 'closing',
    words: {
      de: 'Zwei Schlüssel und alle Papiere sind vorhanden.',
      pl: 'Dwa komplety kluczyków i wszystkie dokumenty.',
      en: 'Two keys and all documents included.',
      it: 'Due chiavi e tutti i documenti disponibili.',
      nl: 'Twee sleutels en alle papieren zijn aanwezig.',
    },
  },
];
