import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { slugs } from './paths.ts';

export default [
  layout('api/QueryLayout.tsx', { id: 'outbox-queries' }, [
    route('outbox', 'features/outbox/OutboxScreen.tsx'),
  ]),
  route(':language', 'features/shell/SiteLayout.tsx', [
    index('features/home/HomeScreen.tsx'),
    route(slugs.about, 'features/about/AboutScreen.tsx'),
    route(slugs.services, 'features/services/ServicesScreen.tsx'),
    route(slugs.team, 'features/team/TeamScreen.tsx'),
    route(slugs.contact, 'features/contact/ContactScreen.tsx'),
    route(slugs.imprint, 'features/legal/ImprintScreen.tsx'),
    route(slugs.privacy, 'features/legal/PrivacyScreen.tsx'),
    route(slugs.accessibility, 'features/legal/AccessibilityScreen.tsx'),
    route(slugs.login, 'features/account/LoginScreen.tsx'),
    route(slugs.register, 'features/account/RegisterScreen.tsx'),
    layout('api/QueryLayout.tsx', [
      route(slugs.dashboard, 'features/dashboard/DashboardScreen.tsx'),
      route(slugs.booking, 'features/booking/BookingScreen.tsx'),
    ]),
    route('*', 'features/shell/UnknownAddress.tsx'),
  ]),
] satisfies RouteConfig;
