import Sequencer from '@jest/test-sequencer';

/** The files that take longest. Two processes end at about the same time if the last files are short. */
const slowest = ['bundles/ui', 'bundles/contracts', 'config/build', 'config/rules', 'bundles/', 'rails/cable'];

/** @param {{ readonly path: string }} test */
function place({ path }) {
  const index = slowest.findIndex(name => path.replaceAll('\\', '/').includes(name));
  return index < 0 ? slowest.length : index;
}

export default class SlowestFirst extends Sequencer {
  /**
   * @override
   * @param {Parameters<Sequencer['sort']>[0]} tests
   */
  async sort(tests) {
    const sorted = await super.sort(tests);
    return sorted.sort((one, other) => place(one) - place(other));
  }
}
