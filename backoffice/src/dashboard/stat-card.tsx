import { Box, Button, Card, CardActionArea, CardContent, Skeleton, Stack, Typography } from '@mui/material';
import { isLanguage, LOCALE_TAGS } from '@patas/shared/i18n/languages';
import { useQuery } from '@tanstack/react-query';
import { Link, useDataProvider, useLocaleState, useTranslate } from 'react-admin';
import type { BackofficeDataProvider } from '../providers/data-provider.ts';
import type { Stat } from './stats.ts';

/** The address of a list with its filter set. */
const listAddress = ({ resource, filter }: Stat): string =>
  `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter), page: '1' })}`;

/** One count: a skeleton while it comes, a retry when it does not, else a link to what was counted. */
export function StatCard(stat: Stat) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const dataProvider = useDataProvider<BackofficeDataProvider>();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [stat.resource, 'count', stat.filter],
    queryFn: async () => (await dataProvider.count(stat.resource, { filter: stat.filter })).data,
  });
  const label = translate(`admin.dashboard.stats.${stat.name}`);
  const Icon = stat.icon;
  if (isError && !isFetching)
    return (
      <Card sx={{ height: '100%' }} role="alert">
        <CardContent>
          <Typography color="text.secondary">{label}</Typography>
          <Typography color="error" sx={{ my: 1 }}>
            {translate('admin.dashboard.failed')}
          </Typography>
          <Button size="small" variant="outlined" onClick={() => void refetch()}>
            {translate('admin.retry')}
          </Button>
        </CardContent>
      </Card>
    );
  return (
    <Card sx={{ height: '100%' }}>
      <CardActionArea
        component={Link}
        to={listAddress(stat)}
        sx={{ height: '100%', '&:hover': { textDecoration: 'none' } }}
      >
        <CardContent>
          <Stack direction="row" spacing={2} sx={{ alignItems: 'flex-start' }}>
            <Box
              sx={{
                display: 'grid',
                placeContent: 'center',
                flex: 'none',
                width: 48,
                height: 48,
                borderRadius: 3,
                color: 'primary.main',
                bgcolor: 'action.selected',
              }}
            >
              <Icon />
            </Box>
            <div>
              <Typography variant="h4" component="p" data-testid={stat.name} aria-busy={data === undefined}>
                {data === undefined ? (
                  <Skeleton width={56} />
                ) : (
                  new Intl.NumberFormat(isLanguage(locale) ? LOCALE_TAGS[locale] : undefined).format(data)
                )}
              </Typography>
              <Typography color="text.secondary" sx={{ lineHeight: 1.3 }}>
                {label}
              </Typography>
            </div>
          </Stack>
        </CardContent>
      </CardActionArea>
    </Card>
  );
}
