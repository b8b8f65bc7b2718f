import { camperModels } from './camperModels';
import { machineModels } from './machineModels';
import type { Model } from './Model';
import { motorbikeModels } from './motorbikeModels';

/** An offer keeps its model as an index into this list, so a new model goes to the end of its own. */
export const models: readonly Model[] = [...motorbikeModels, ...camperModels, ...machineModels];
