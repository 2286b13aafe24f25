import type { UserData } from '@puente/contract/user';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { PasswordForm } from './password-form.tsx';
import { RemovePassword } from './remove-password.tsx';

type Done = 'wasSet' | 'wasChanged' | 'wasRemoved';

/** Set, change or remove the password. Needs the namespaces `security`, `auth` and `errors`. */
export function PasswordSection({ user }: { user: UserData }) {
  const { t } = useTranslation('security');
  const [open, setOpen] = useState<'form' | 'removing' | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const finish = (what: Done) => {
    setOpen(null);
    setDone(what);
  };
  const start = (what: 'form' | 'removing') => {
    setDone(null);
    setOpen(what);
  };
  return (
    <section aria-labelledby="password" className="flex flex-col gap-4">
      <div>
        <h2 id="password" className="text-xl font-semibold">
          {t('password.title')}
        </h2>
        <p className="mt-1 text-ink-soft">
          {user.hasPassword ? t('password.has') : t('password.none')}
        </p>
        {user.hasPassword && !user.getsResetLinks ? (
          <p className="mt-1 text-ink-soft">
            {user.email ? t('password.noLinksThere') : t('password.noLinks')}
          </p>
        ) : null}
      </div>
      {done ? (
        <Banner tone="success" live>
          {t(`password.${done}`)}
        </Banner>
      ) : null}
      {open === 'form' ? (
        <PasswordForm
          user={user}
          onDone={() => finish(user.hasPassword ? 'wasChanged' : 'wasSet')}
          onCancel={() => setOpen(null)}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={() => start('form')}>
            {user.hasPassword ? t('password.change') : t('password.set')}
          </Button>
          {user.hasPassword ? (
            <Button variant="quiet" onClick={() => start('removing')}>
              {t('password.remove')}
            </Button>
          ) : null}
        </div>
      )}
      <RemovePassword
        user={user}
        open={open === 'removing'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'removing' : null)}
        onDone={() => finish('wasRemoved')}
      />
    </section>
  );
}
