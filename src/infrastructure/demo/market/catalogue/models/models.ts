import { camperModels } from './camperModels';
import { machineModels } from './machineModels';
import type { Model } from './Model';
import { motorbikeModels } from './motorbikeModels';

/** An offer stores its model as an index into this list, so append a new model to the end of its own list. */
export const models: readonly Model[] = [...motorbikeModels, ...camperModels, ...machineModels];
