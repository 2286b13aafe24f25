import { use } from 'react';
import { OpenPerson } from '../../features/contact/components/person-row.tsx';
import { useSignedInUser } from '../../shell/session/signed-in.tsx';
import { OpenContact } from './open-contact.tsx';

/** The person who stands open beside the list; only wide screens load them there. */
export function FirstContact() {
  const id = use(OpenPerson);
  const user = useSignedInUser();
  return id === null ? null : <OpenContact id={id} user={user} />;
}
