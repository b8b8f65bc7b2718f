import type { ClientForm } from './ClientForm';

export const emptyClientForm: ClientForm = {
  type: 'company',
  companyName: '',
  taxNumber: '',
  vatNumber: '',
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  street: '',
  houseNumber: '',
  zipCode: '',
  place: '',
  country: '',
};
