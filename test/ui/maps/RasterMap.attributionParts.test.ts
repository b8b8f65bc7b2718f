import fc from 'fast-check';
import { attributionParts } from '../../../src/ui/maps/RasterMap';

describe('attributionParts', () => {
  it('separates texts from links and decodes entities', () => {
    const html = '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> &amp; others &#169;&#xA9;';
    expect(attributionParts(html)).toEqual([
      { text: '© ', address: null },
      { text: 'OpenStreetMap', address: 'https://www.openstreetmap.org/copyright' },
      { text: ' & others ©©', address: null },
    ]);
  });

  it('keeps the text of a link that is not to a website, without its address', () => {
    expect(attributionParts('<a href="javascript:alert(1)">Map</a>')).toEqual([{ text: 'Map', address: null }]);
  });

  it('decodes an entity once, so that an escaped tag stays text', () => {
    expect(attributionParts('&lt;b&gt;')).toEqual([{ text: '<b>', address: null }]);
    expect(attributionParts('&amp;lt;')).toEqual([{ text: '&lt;', address: null }]);
  });

  it('is empty without text', () => {
    expect(attributionParts('')).toEqual([]);
    expect(attributionParts('<br>')).toEqual([]);
  });

  it('only ever links to websites', () => {
    const piece = fc.oneof(fc.string(), fc.constantFrom('<a href="', 'https://x.example', '">', '</a>', "<a href='"));
    fc.assert(
      fc.property(fc.array(piece), pieces => {
        for (const { address } of attributionParts(pieces.join(''))) {
          if (address !== null) expect(address).toMatch(/^https?:\/\/[^"'\s>]+$/i);
        }
      }),
    );
  });
});
