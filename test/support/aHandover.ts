import { type Handover, newHandover, withCheck } from '../../src/domain/handover/Handover';

const statement = {
  seenAt: 1,
  country: 'DE',
  lines: [
    { key: 'vin', value: 'WB10A1234567' },
    { key: 'totalMileage', value: 38_200 },
    { key: 'plate', value: null },
  ],
} as const;

/** Of its three lines two differ, and one is not checked. */
export const aHandover: Handover = withCheck(
  withCheck(newHandover(statement), 'vin', { state: 'differs', found: 'WB10A1284567' }),
  'totalMileage',
  { state: 'differs', found: '38 900' },
);

/** The same, after the message about both was sent. */
export const aReportedHandover: Handover = {
  ...aHandover,
  report: { heading: 'Handover', lines: ['vin', 'totalMileage'], preparedAt: 4, sentAt: 5 },
};
