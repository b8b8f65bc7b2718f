import type { TownCountry } from '../../../../domain/valuation/towns';

interface SellersOfCountry {
  readonly firstNames: readonly string[];
  readonly lastNames: readonly string[];
  readonly streets: readonly string[];
  /** The prefix of a mobile number. */
  readonly phone: string;
  readonly banks: readonly string[];
}

const german = {
  firstNames: ['Andreas', 'Birgit', 'Florian', 'Heike', 'Jürgen', 'Katrin', 'Markus', 'Sabine', 'Stefan', 'Ulrike'],
  lastNames: ['Bergmann', 'Eder', 'Fuchs', 'Hartmann', 'Huber', 'Krüger', 'Lindner', 'Moser', 'Schulte', 'Vogel'],
  streets: ['Bahnhofstraße', 'Gartenweg', 'Hauptstraße', 'Industriestraße', 'Lindenallee', 'Mühlweg', 'Schulstraße'],
} as const;

/** Names, streets and banks of the sellers. */
export const sellers: Readonly<Record<TownCountry, SellersOfCountry>> = {
  DE: { ...german, phone: '+49 151', banks: ['Santander Consumer Bank', 'ING', 'Bank11', 'BMW Bank'] },
  AT: { ...german, phone: '+43 664', banks: ['Raiffeisen-Leasing', 'Erste Bank', 'Oberbank'] },
  PL: {
    firstNames: ['Agnieszka', 'Grzegorz', 'Joanna', 'Krzysztof', 'Łukasz', 'Małgorzata', 'Paweł', 'Tomasz', 'Wojciech'],
    lastNames: ['Dąbrowa', 'Kaczmarek', 'Kowalczyk', 'Mazur', 'Nowak', 'Pawlak', 'Sikora', 'Wójcik', 'Zając'],
    streets: ['ul. Długa', 'ul. Kolejowa', 'ul. Leśna', 'ul. Ogrodowa', 'ul. Polna', 'ul. Szkolna'],
    phone: '+48 601',
    banks: ['PKO Leasing', 'mBank', 'Santander Bank Polska'],
  },
  IT: {
    firstNames: ['Alessandro', 'Chiara', 'Davide', 'Elena', 'Giulia', 'Lorenzo', 'Marco', 'Paola', 'Stefano'],
    lastNames: ['Bianchi', 'Colombo', 'Ferrari', 'Galli', 'Marchetti', 'Moretti', 'Ricci', 'Rinaldi', 'Villa'],
    streets: ['Via Dante', 'Via Garibaldi', 'Via Mazzini', 'Via Roma', 'Via Verdi', 'Viale Europa'],
    phone: '+39 347',
    banks: ['Findomestic', 'Agos', 'Compass'],
  },
  NL: {
    firstNames: ['Anneke', 'Bram', 'Femke', 'Jeroen', 'Lotte', 'Maarten', 'Pieter', 'Sanne', 'Willem'],
    lastNames: ['Bakker', 'de Boer', 'Dijkstra', 'Hendriks', 'Jansen', 'Kuipers', 'van Dijk', 'Visser'],
    streets: ['Dorpsstraat', 'Kerkstraat', 'Molenweg', 'Nieuwstraat', 'Schoolstraat', 'Stationsweg'],
    phone: '+31 6 21',
    banks: ['Rabobank', 'ABN AMRO', 'Santander Consumer Finance'],
  },
};
