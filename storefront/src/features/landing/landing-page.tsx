import { useTranslation } from 'react-i18next';
import { SITE_NAME } from '../../config/site.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { useSession } from '../../lib/session/store.ts';
import { BecomeSitter } from './components/become-sitter.tsx';
import { Hero } from './components/hero.tsx';
import { Steps } from './components/steps.tsx';
import { Towns } from './components/towns.tsx';
import { Trust } from './components/trust.tsx';

export default function LandingPage() {
  const { t } = useTranslation('landing');
  const { status } = useSession();
  const description = t('meta.description');
  return (
    <>
      <PageHead
        bare
        title={t('meta.title')}
        description={description}
        jsonLd={{
          '@context': 'https://schema.org',
          '@type': 'LocalBusiness',
          name: SITE_NAME,
          description,
          areaServed: ['Óbidos', 'Caldas da Rainha', 'Bombarral', 'Peniche'],
        }}
      />
      <Hero signedIn={status === 'signed-in'} />
      <Trust />
      <Steps />
      <Towns />
      {status !== 'signed-in' && <BecomeSitter />}
    </>
  );
}
