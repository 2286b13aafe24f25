import type { PublicProfile } from '@puente/contract/provider';

export const fullName = ({ name, lastName }: Pick<PublicProfile, 'name' | 'lastName'>): string =>
  `${name} ${lastName}`.trim();
