import { browserFamily } from '../../../src/infrastructure/beacon/browserReports';

const webkit = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)';

describe('browserFamily', () => {
  it.each([
    [`${webkit} Chrome/140.0.0.0 Safari/537.36`, 'Chrome'],
    [`${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge'],
    [`${webkit} Chrome/140.0.0.0 Safari/537.36 OPR/120.0.0.0`, 'Opera'],
    [`${webkit} Version/26.0 Safari/605.1.15`, 'Safari'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox'],
    ['curl/8', 'other'],
  ])('reads %s as %s', (userAgent, family) => expect(browserFamily(userAgent)).toBe(family));
});
