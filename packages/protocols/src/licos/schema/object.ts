import { shape } from '@mura/engine';

/** An object with these fields; what else it holds is passed over, as the published schemas do. */
export function object<const Of extends shape.Fields>(fields: Of) {
  return shape.loose(fields, 'kept');
}
