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

const asEmail: Rule = (value) => email.safeParse(value.trim()).success || 'emailWrong';

/** What the contract requires of each field, as the server will read it. */
export const detailsRules: Record<keyof DetailsForm, Rule> = {
  name: asName('nameMissing'),
  lastName: asName('lastNameMissing'),
  email: (value) => (value.trim() === '' ? 'emailMissing' : asEmail(value)),
  invoiceEmail: (value) => value.trim() === '' || asEmail(value),
  about: (value) => value.trim().length <= policy.booking.aboutMaxLength || 'aboutLong',
};

export function trimmed(form: DetailsForm): DetailsForm {
  return {
    name: form.name.trim(),
    lastName: form.lastName.trim(),
    email: form.email.trim(),
    invoiceEmail: form.invoiceEmail.trim(),
    about: form.about.trim(),
  };
}

type Rule = (value: string) => true | DetailsProblem;

function asName(missing: DetailsProblem): Rule {
  return (value) => {
    if (value.trim() === '') return missing;
    return personName.safeParse(value).success || 'nameWrong';
  };
}
