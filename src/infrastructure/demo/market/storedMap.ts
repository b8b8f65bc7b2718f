import * as v from 'valibot';

/** A map, which is stored as its entries. */
export const storedMap = <Key, Value>(key: v.GenericSchema<unknown, Key>, value: v.GenericSchema<unknown, Value>) =>
  v.pipe(
    v.array(v.tuple([key, value])),
    v.transform(entries => new Map(entries)),
  );
