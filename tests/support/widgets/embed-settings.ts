export { embedSettings } from '../../../widgets/gallery/sample-settings.ts';
