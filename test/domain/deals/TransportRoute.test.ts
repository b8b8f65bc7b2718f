import { transportRoute } from '../../../src/domain/deals/TransportRoute';
import type { Dealer } from '../../../src/domain/session/Profile';
import { aDeal } from './aDeal';

const dealer = {
  companyName: 'Nordmoto',
  street: 'Kai 1',
  zipCode: '20457',
  place: 'Hamburg',
  companyAddress: 'Hof 2',
};
const routeTo = (parts: Partial<Dealer>) => transportRoute(aDeal(), { ...dealer, ...parts } as Dealer).to;

describe('transportRoute', () => {
  it('goes from the seller to the company of the dealer', () => {
    expect(transportRoute(aDeal(), dealer as Dealer)).toEqual({
      from: ['Lindenweg 4', '04109 Leipzig'],
      to: ['Nordmoto', 'Kai 1', '20457 Hamburg'],
    });
  });

  it('goes to the address of the company if the profile has no street and place', () => {
    expect(routeTo({ street: '', zipCode: '', place: ' ' })).toEqual(['Nordmoto', 'Hof 2']);
  });

  it('is not known without an address', () => {
    expect(routeTo({ street: '', zipCode: '', place: '', companyAddress: '' })).toEqual([]);
    expect(transportRoute(aDeal({ street: '', zipCode: '', place: '' }), null)).toEqual({ from: [], to: [] });
  });
});
