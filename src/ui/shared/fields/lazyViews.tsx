import { lazyView } from '../loading/lazyView';
import type { SearchSelectFieldProps } from './SearchSelectField';
import { SelectField } from './SelectField';

/** antd's select is larger than the views that contain it, so it loads separately. */
export const LazySearchSelectField = lazyView(
  () => import(/* webpackChunkName: "search-select" */ './SearchSelectField'),
  'SearchSelectField',
  { Waiting: SearchSelectWaiting },
);

/** Has the size of the field and shows what is chosen. */
export function SearchSelectWaiting({ value, none, options, ...field }: SearchSelectFieldProps) {
  return <SelectField {...field} value={value} options={[{ value: '', text: none }, ...options]} disabled />;
}
