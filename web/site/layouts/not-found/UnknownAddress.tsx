import { NotFound } from './NotFound.tsx';

export default function UnknownAddress() {
  return <NotFound />;
}
