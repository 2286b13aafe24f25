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

/** The own data as it stands in the form; what is absent is empty. */
export type ProfileForm = Record<(typeof fieldNames)[number], string>;

export const asForm = (user: UserData): ProfileForm => ({
  name: user.name,
  lastName: user.lastName,
  email: user.email ?? '',
  username: user.username ?? '',
  country: user.country ?? '',
  city: user.city ?? '',
  state: user.state ?? '',
});
