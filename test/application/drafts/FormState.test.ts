import * as fc from 'fast-check';
import { FormState } from '../../../src/application/drafts/FormState';
import { watchActions } from '../../support/watchActions';

watchActions();

const empty = { model: '', brand: 0, fields: [] as readonly string[] };

const anyForm = fc.record({
  model: fc.constantFrom('', 'V7', 'V9'),
  brand: fc.nat({ max: 2 }),
  fields: fc.array(fc.constantFrom('a', 'b'), { maxLength: 2 }),
});
const anyChange = fc.oneof(
  anyForm,
  anyForm.map(({ model }) => ({ model })),
  anyForm.map(({ fields }) => ({ fields })),
);

function started(base = empty) {
  const state = new FormState(empty);
  state.started(base);
  return state;
}

it('FormState contains as changes exactly what differs from its base', () => {
  fc.assert(
    fc.property(anyForm, fc.array(anyChange), anyForm, (base, edits, later) => {
      const state = started(base);
      for (const change of edits) state.edited(change);
      for (const known of [base, later]) {
        state.baseArrived(known);
        expect({ ...known, ...state.changes }).toEqual(state.form);
        expect(state.isDirty).toBe(JSON.stringify(known) !== JSON.stringify({ ...known, ...state.form }));
      }
    }),
  );
});

it('FormState keeps what is typed while the form is being sent, and nothing else', () => {
  fc.assert(
    fc.property(anyForm, anyChange, fc.array(anyChange), (base, first, meanwhile) => {
      const state = started(base);
      state.edited(first);
      const sent = state.form;
      state.sent();
      for (const change of meanwhile) state.edited(change);
      const { form } = state;
      state.saved(sent, sent);
      expect(state.form).toEqual(form);
      expect(state.isDirty).toBe(JSON.stringify(form) !== JSON.stringify(sent));
    }),
  );
});

it('FormState has no changes while its base is loading', () => {
  const state = new FormState(empty);
  state.edited({ model: 'V7' });
  expect([state.form.model, state.isDirty]).toEqual(['V7', false]);
  state.baseArrived(empty);
  expect(state.isDirty).toBe(true);
});

it("FormState shows the server's message at a field until the field is corrected", () => {
  const state = started();
  state.failed({ reason: 'refused', status: 422, message: null, fields: { model: 'too long', brand: 'must exist' } });
  state.edited({ brand: 3 });
  expect([state.refusalMessage('model'), state.refusalMessage('brand'), state.refusalMessage('fields')]).toEqual([
    'too long',
    null,
    null,
  ]);
  expect(state.writing.step).toBe('failed');
});

it.each([
  [{ reason: 'offline' }, 'idle'],
  [{ reason: 'notSent' }, 'idle'],
  [{ reason: 'refused', status: 422, message: 'No' }, 'failed'],
] as const)('FormState says of %o when the connection is back: %s, and what was typed stays', (failure, step) => {
  const state = started();
  state.edited({ model: 'V7' });
  state.failed(failure);
  state.connectionReturned();
  expect([state.writing.step, state.form.model]).toEqual([step, 'V7']);
});

it('FormState says that it shows a stored draft until the draft is sent, discarded or typed over', () => {
  const state = started();
  state.restored({ model: 'V7' });
  expect([state.isRestored, state.form.model]).toEqual([true, 'V7']);
  state.edited({ model: '' });
  expect(state.isRestored).toBe(false);
  state.restored({ brand: 3 });
  state.discarded();
  expect([state.isRestored, state.form]).toEqual([false, empty]);
  state.restored({ brand: 3 });
  state.sent();
  expect([state.isRestored, state.form.brand]).toEqual([false, 3]);
});
