import { offlineVehicles } from '../../../src/domain/offline/OfflineVehicle';
import { euros } from '../../../src/domain/shared/Money';

const contact = { name: 'Ada Horn', phone: '+49 40 1', email: '', address: [] };
const vehicle = (key: string, name: string, changedAt: number, seller: typeof contact | null = null) => ({
  key,
  changedAt,
  value: { name, contact: seller },
});

it('offlineVehicles joins what is kept of a vehicle, each fact with its time', () => {
  expect(
    offlineVehicles({
      vehicles: [vehicle('MB-1', 'V7', 3, contact)],
      notes: [{ key: 'MB-1', changedAt: 1, value: 'rust' }],
      limits: [{ key: 'MB-1', changedAt: 2, value: euros(100) }],
    }),
  ).toEqual([
    {
      hashId: 'MB-1',
      name: 'V7',
      contact: { value: contact, asOf: 3 },
      note: { value: 'rust', asOf: 1 },
      limit: { value: euros(100), asOf: 2 },
    },
  ]);
});

it('offlineVehicles names a vehicle by its hash id if nothing else is known', () => {
  const [vehicle] = offlineVehicles({
    vehicles: [],
    notes: [{ key: 'MB-2', changedAt: 1, value: 'dent' }],
    limits: [],
  });
  expect(vehicle).toMatchObject({ name: 'MB-2', contact: null, limit: null });
});

it('offlineVehicles leaves out a vehicle of which only the name is kept', () => {
  expect(offlineVehicles({ vehicles: [vehicle('MB-3', 'V9', 1)], notes: [], limits: [] })).toEqual([]);
});

it('offlineVehicles lists the deals first, and then what changed last', () => {
  const vehicles = offlineVehicles({
    vehicles: [vehicle('deal', 'V7', 1, contact)],
    notes: [
      { key: 'older', changedAt: 2, value: '' },
      { key: 'newer', changedAt: 3, value: '' },
    ],
    limits: [],
  });
  expect(vehicles.map(({ hashId }) => hashId)).toEqual(['deal', 'newer', 'older']);
});
