import type { UserData } from '@puente/contract/user';

export const fieldNames = [
  'name',
  'lastName',
  'email',
  'username',
  'country',
  'city',
  'state',
] as const;

/** The profile as form values; absent ones are empty. */
export type ProfileForm = Record<(typeof fieldNames)[number], string>;

export function asForm(user: UserData): ProfileForm {
  return {
    name: user.name,
    lastName: user.lastName,
    email: user.email ?? '',
    username: user.username ?? '',
    country: user.country ?? '',
    city: user.city ?? '',
    state: user.state ?? '',
  };
}
