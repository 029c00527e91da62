{{- define "attune.name" -}}
{{- .Release.Name | trunc 50 | trimSuffix "-" -}}
{{- end -}}

{{- define "attune.labels" -}}
app.kubernetes.io/name: attune
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end -}}

{{- define "attune.selector" -}}
app.kubernetes.io/name: attune
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{/* What all pods have in common: the image, the settings, the secrets and no privileges. Only the
migration (`migrates`) gets the login of the database's owner. */}}
{{- define "attune.container" -}}
image: "{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}"
imagePullPolicy: {{ .Values.image.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
volumeMounts:
  - { name: home, mountPath: /var/lib/attune }
  - { name: tmp, mountPath: /tmp }
  - { name: secrets, mountPath: /run/secrets/attune, readOnly: true }
  {{- if .migrates }}
  - { name: owner, mountPath: /run/secrets/owner, readOnly: true }
  {{- end }}
  {{- if .Values.tlsSecret }}
  - { name: tls, mountPath: /run/secrets/tls, readOnly: true }
  {{- end }}
{{- end -}}

{{- define "attune.environment" -}}
- { name: ATTUNE_PEPPER_FILE, value: /run/secrets/attune/pepper }
- { name: ATTUNE_ENCRYPTION_KEY_FILE, value: /run/secrets/attune/encryption_key }
- { name: DATABASE_URL_FILE, value: /run/secrets/attune/database_url }
{{- if .migrates }}
- { name: DATABASE_OWNER_URL_FILE, value: /run/secrets/owner/database_owner_url }
{{- else }}
- { name: MIGRATE, value: "off" }
{{- end }}
{{- if .Values.tlsSecret }}
- { name: TLS_CERT_FILE, value: /run/secrets/tls/tls.crt }
- { name: TLS_KEY_FILE, value: /run/secrets/tls/tls.key }
{{- end }}
{{- range $name, $value := .Values.settings }}
- { name: {{ $name }}, value: {{ $value | quote }} }
{{- end }}
{{- end -}}

{{- define "attune.pod" -}}
{{- with .Values.imagePullSecrets }}
imagePullSecrets: {{- toYaml . | nindent 2 }}
{{- end }}
automountServiceAccountToken: false
securityContext:
  runAsNonRoot: true
  runAsUser: 65532
  runAsGroup: 65532
  fsGroup: 65532
  seccompProfile: { type: RuntimeDefault }
volumes:
  - { name: home, emptyDir: {} }
  - { name: tmp, emptyDir: {} }
  - name: secrets
    secret: { secretName: {{ .Values.existingSecret | quote }}, defaultMode: 0440 }
  {{- if .migrates }}
  - name: owner
    secret: { secretName: {{ .Values.ownerSecret | quote }}, defaultMode: 0440 }
  {{- end }}
  {{- if .Values.tlsSecret }}
  - name: tls
    secret: { secretName: {{ .Values.tlsSecret | quote }}, defaultMode: 0440 }
  {{- end }}
{{- with .Values.nodeSelector }}
nodeSelector: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.tolerations }}
tolerations: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.affinity }}
affinity: {{- toYaml . | nindent 2 }}
{{- end }}
{{- end -}}
