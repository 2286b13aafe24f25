import type { UserData } from '@puente/contract/user';
import { Link, Outlet, useLocation, useRouterState } from '@tanstack/react-router';
import { createContext, use, type ReactNode } from 'react';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { useSessionEnd } from './session-end.ts';
import { useSession } from './session.ts';

export const SignedInUser = createContext<UserData | null>(null);

/**
 * The layout of pages that need a signed-in person. The pages below it are rendered only for one; a
 * visitor sees the page's own invitation to sign in.
 */
export function SignedIn() {
  const session = useSession();
  // Below the overlay the page waits for the sign-in: its invitation would only flash up.
  const isExpired = useSessionEnd() === 'expired';
  const own = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.own });
  if (session.status === 'signed-in') {
    return (
      <SignedInUser value={session.user}>
        <Outlet />
      </SignedInUser>
    );
  }
  if (!own) return null;
  return session.status === 'checking' || isExpired ? <own.Waiting /> : <own.Visitor />;
}

/** The signed-in person; only below the layout. */
export function useSignedInUser(): UserData {
  const user = use(SignedInUser);
  if (!user) throw new Error('This page is not below the layout of signed-in people.');
  return user;
}

/** Asks to sign in, which leads back to this address. */
export function SignInInvitation(props: {
  icon?: ReactNode;
  title: string;
  text: string;
  action: string;
  size?: 'large';
}) {
  const { icon, title, text, action, size } = props;
  const next = useLocation({ select: ({ href }) => href });
  return (
    <EmptyState
      icon={icon}
      title={title}
      text={text}
      action={
        <Link to="/login" search={{ next }} className={buttonClass(size ? { size } : {})}>
          {action}
        </Link>
      }
    />
  );
}
