import { email, personName } from '@puente/contract/ids';
import { policy } from '@puente/contract/policy';
import type { Details } from '../queries.ts';

export type DetailsForm = { [Name in keyof Details]-?: string };

export type DetailsProblem =
  | 'nameMissing'
  | 'lastNameMissing'
  | 'nameWrong'
  | 'emailMissing'
  | 'emailWrong'
  | 'aboutLong';

type Rule = (value: string) => true | DetailsProblem;

const asName =
  (missing: DetailsProblem): Rule =>
  (value) => {
    if (value.trim() === '') return missing;
    return personName.safeParse(value).success || 'nameWrong';
  };

const asEmail: Rule = (value) => email.safeParse(value.trim()).success || 'emailWrong';

/** What the contract asks of each field, as the server will read it. */
export const detailsRules: Record<keyof DetailsForm, Rule> = {
  name: asName('nameMissing'),
  lastName: asName('lastNameMissing'),
  email: (value) => (value.trim() === '' ? 'emailMissing' : asEmail(value)),
  invoiceEmail: (value) => value.trim() === '' || asEmail(value),
  about: (value) => value.trim().length <= policy.booking.aboutMaxLength || 'aboutLong',
};

export const trimmed = (form: DetailsForm): DetailsForm => ({
  name: form.name.trim(),
  lastName: form.lastName.trim(),
  email: form.email.trim(),
  invoiceEmail: form.invoiceEmail.trim(),
  about: form.about.trim(),
});
