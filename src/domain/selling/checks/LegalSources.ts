import type { LocalDate } from '../invoices/LocalDate';
import type { LegalSource } from './InvoiceRule';

const asOf = '2026-11-26' as LocalDate;

const law = (text: string, address: string): LegalSource => ({ text, address, asOf });

const ustg = 'https://www.gesetze-im-internet.de/ustg_1980/';
const directive = 'https://eur-lex.europa.eu/eli/dir/2006/112/oj';
const polishAct = 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20040540535';

export const sources = {
  germanRates: law('§ 12 UStG', `${ustg}__12.html`),
  germanMarginWording: law('§ 14a Abs. 6 UStG', `${ustg}__14a.html`),
  polishMarginWording: law('art. 106e ust. 3 ustawy o VAT', polishAct),
  germanExemptWording: law('§ 34a UStDV', 'https://www.gesetze-im-internet.de/ustdv_1980/__34a.html'),
  polishExemptWording: law('art. 106e ust. 1 pkt 19 ustawy o VAT', polishAct),
  exemptSupply: law('2006/112/EG, Art. 139 (1)', directive),
  polishSupply: law('art. 42 ustawy o VAT', polishAct),
  marginPurchase: law('2006/112/EG, Art. 314', directive),
  marginSupply: law('2006/112/EG, Art. 139 (3)', directive),
  germanEInvoice: law('§ 27 Abs. 38 UStG', `${ustg}__27.html`),
  ksef: law('art. 106ga ustawy o VAT', 'https://ksef.podatki.gov.pl/'),
} as const;
