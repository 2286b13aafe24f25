import { email, personName, username } from '@puente/contract/ids';
import { ApiError, type Body } from '../../../lib/api.ts';
import { errorCodeOf } from '../../../lib/error-text.ts';
import { fieldNames, type ProfileForm } from '../profile-fields.ts';

export type ProfileProblem =
  | 'nameMissing'
  | 'lastNameMissing'
  | 'nameWrong'
  | 'emailWrong'
  | 'usernameWrong'
  | 'usernameKept'
  | 'usernameTaken'
  | 'placeWrong';

const placeMaxLength = 80;
const asPlace: Rule = (value) =>
  (value.trim().length <= placeMaxLength && !/[<>\p{Cc}]/u.test(value)) || 'placeWrong';

export function isEmail(value: string): boolean {
  return email.safeParse(value.trim()).success;
}

/** As the server will read it: trimmed, without a leading @, in lower case. */
export function asUsername(value: string): string {
  return value.trim().replace(/^@/, '').toLowerCase();
}

export function isUsername(value: string): boolean {
  return username.safeParse(asUsername(value)).success;
}

/**
 * What the contract asks of each field. A username, once there, can be changed but not emptied
 * (profile-2): others know one by it.
 */
export function profileRules(hasUsername: boolean): Record<keyof ProfileForm, Rule> {
  return {
    name: asName('nameMissing'),
    lastName: asName('lastNameMissing'),
    email: (value) => value.trim() === '' || isEmail(value) || 'emailWrong',
    username: (value) => {
      if (asUsername(value) === '') return hasUsername ? 'usernameKept' : true;
      return isUsername(value) || 'usernameWrong';
    },
    country: () => true,
    city: asPlace,
    state: asPlace,
  };
}

type Rule = (value: string) => true | ProfileProblem;

function asName(missing: ProfileProblem): Rule {
  return (value) => {
    if (value.trim() === '') return missing;
    return personName.safeParse(value).success || 'nameWrong';
  };
}

/** The error to show when the server refuses a field that passed the rules here. */
const refusedAs: Record<keyof ProfileForm, ProfileProblem> = {
  name: 'nameWrong',
  lastName: 'nameWrong',
  email: 'emailWrong',
  username: 'usernameWrong',
  country: 'placeWrong',
  city: 'placeWrong',
  state: 'placeWrong',
};

/**
 * The changed fields, as they are sent: another tab or device may have saved the others
 * differently. A username that was never set is left out.
 */
export function asChanges(
  form: ProfileForm,
  changed: Partial<Record<keyof ProfileForm, unknown>>,
): Body<'PUT /api/profile'> {
  const whole = {
    name: form.name.trim(),
    lastName: form.lastName.trim(),
    email: form.email.trim() || null,
    username: asUsername(form.username) || undefined,
    country: form.country || null,
    city: form.city.trim() || null,
    state: form.state.trim() || null,
  };
  return Object.fromEntries(
    Object.entries(whole).filter(([name]) => changed[name as keyof ProfileForm]),
  );
}

/** The fields that a refusal names, each with its error. */
export function problemsOf(error: unknown): Partial<Record<keyof ProfileForm, ProfileProblem>> {
  if (errorCodeOf(error) === 'username-taken') return { username: 'usernameTaken' };
  const refused = error instanceof ApiError ? error.fields.map(({ path }) => path) : [];
  const named = fieldNames.filter((name) => refused.includes(name));
  return Object.fromEntries(named.map((name) => [name, refusedAs[name]]));
}
