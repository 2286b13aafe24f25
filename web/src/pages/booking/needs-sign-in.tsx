import { useTranslation } from 'react-i18next';
import { SignIn } from '../../features/auth/components/sign-in.tsx';
import { useSession } from '../../shell/session.ts';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

/** A step that is somebody's own: signing in leads back into it. */
export function NeedsSignIn() {
  const { t: common } = useTranslation('common');
  if (useSession().status === 'checking') {
    return (
      <Loading label={common('loading')}>
        <Skeleton className="h-80 max-w-md" />
      </Loading>
    );
  }
  return (
    <div className="max-w-md">
      {/* The session itself leads on. */}
      <SignIn heading="h2" onSignedIn={() => undefined} />
    </div>
  );
}
