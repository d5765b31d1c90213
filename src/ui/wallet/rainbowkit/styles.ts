import '@rainbow-me/rainbowkit/styles.css'
import 'virtual:kit-theme.css'
import './kit.css'
