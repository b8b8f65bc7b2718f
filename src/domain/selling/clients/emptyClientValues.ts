/** A `ClientValues` before anything is typed. In a file of its own, because what the device has kept is completed with it from the start. */
export const emptyClientValues = {
  type: 'company' as 'company' | 'personal',
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
