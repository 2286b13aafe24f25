import type { PublicProfile } from '@puente/contract/provider';

export function fullName({ name, lastName }: Pick<PublicProfile, 'name' | 'lastName'>): string {
  return `${name} ${lastName}`.trim();
}
